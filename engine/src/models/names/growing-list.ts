/** A list of whole numbers that grows by doubling. */
export class GrowingList<List extends Int32Array | Uint32Array | Uint8Array> {
  length = 0;
  private list: List;
  private readonly create: (length: number) => List;

  constructor(create: (length: number) => List, capacity: number) {
    this.create = create;
    this.list = create(capacity);
  }

  push(value: number): void {
    if (this.length === this.list.length) {
      const larger = this.create(this.length * 2);
      larger.set(this.list);
      this.list = larger;
    }
    this.list[this.length] = value;
    this.length += 1;
  }

  at(index: number): number {
    return this.list[index] ?? 0;
  }

  set(index: number, value: number): void {
    this.list[index] = value;
  }

  /** What was pushed, without a copy. */
  done(): List {
    return this.list.subarray(0, this.length) as List;
  }
}
