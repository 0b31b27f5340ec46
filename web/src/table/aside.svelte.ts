/** The rooms whose result was put aside to look at the board, until the page is left. */
class Aside {
  private rooms = $state<readonly string[]>([]);

  has(room: string): boolean {
    return this.rooms.includes(room);
  }

  put(room: string): void {
    this.rooms = [...this.rooms, room];
  }

  bring(room: string): void {
    this.rooms = this.rooms.filter((one) => one !== room);
  }
}

export const aside = new Aside();
