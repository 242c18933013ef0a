/** An error that the owner can fix. It has no stack, because Vite prints one and would bury the message. */
export class SettingError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.stack = message;
  }
}
