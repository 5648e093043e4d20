export async function play(_args: string[]): Promise<number> { return 1; }
