export async function report(_args: string[]): Promise<number> { return 1; }
