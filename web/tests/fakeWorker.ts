/** A worker of the browser, which says what a test lets it say. */
export class FakeWorker<Said, Asked = unknown> {
  onmessage: (event: { data: Said }) => void = () => undefined;
  onerror: (error: { message: string; preventDefault: () => void }) => void = () => undefined;
  asked: Asked[] = [];
  ended = false;
  postMessage(asked: Asked): void {
    this.asked.push(asked);
  }
  terminate(): void {
    this.ended = true;
  }
  say(data: Said): void {
    this.onmessage({ data });
  }
}
