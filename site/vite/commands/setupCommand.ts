import { setupCommand } from '../../setup/setupCommand.ts';
import { setupDocuments } from './setupDocuments.ts';

/** `npm run setup`. @returns the exit code */
export default function command(args: readonly string[]): Promise<number> {
  return setupCommand(args, setupDocuments);
}
