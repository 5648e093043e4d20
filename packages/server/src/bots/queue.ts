/** A queue in which groups take turns: however many jobs one group has, another waits for at most one of them. */
export class FairQueue<Job> {
  /** The jobs of each group; the group whose turn it is comes first. */
  private readonly groups = new Map<string, Job[]>();
  private count = 0;

  get size(): number {
    return this.count;
  }
  /** The number of jobs of this group. */
  sizeOf(group: string): number {
    return this.groups.get(group)?.length ?? 0;
  }
  /** The number of groups that have jobs, with this one. */
  groupsWith(group: string): number {
    return this.groups.size + (this.groups.has(group) ? 0 : 1);
  }
  push(group: string, job: Job): void {
    const jobs = this.groups.get(group);
    if (jobs) jobs.push(job);
    else this.groups.set(group, [job]);
    this.count++;
  }
  shift(): Job | undefined {
    for (const [group, jobs] of this.groups) {
      const job = jobs.shift()!;
      this.groups.delete(group);
      // The group goes to the end of the line.
      if (jobs.length > 0) this.groups.set(group, jobs);
      this.count--;
      return job;
    }
    return undefined;
  }
}
