import type { Command, Deed } from './protocol';

/** 128 random bits, so that no two commands of anybody share an id. */
export function commandId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}

/** Where the commands to a table are kept. */
export function shelfOf(table: string): string {
  return `cleave outbox ${table}`;
}

/**
 * Commands the server has not answered yet. They outlive the connection and, in the session's storage,
 * a reload: the server applies each at most once, so sending one again is always safe.
 */
export class Outbox {
  private readonly waiting = new Map<string, Command>();

  constructor(
    private readonly shelf: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null,
    private readonly name: string,
  ) {
    try {
      for (const one of JSON.parse(shelf?.getItem(name) ?? '[]') as Command[]) this.waiting.set(one.cmd, one);
    } catch {
      shelf?.removeItem(name);
    }
  }

  add(deed: Deed): Command {
    const command = { ...deed, cmd: commandId() };
    this.waiting.set(command.cmd, command);
    this.store();
    return command;
  }

  done(cmd: string): Command | undefined {
    const command = this.waiting.get(cmd);
    if (this.waiting.delete(cmd)) this.store();
    return command;
  }

  pending(): string[] {
    return [...this.waiting.keys()];
  }

  /** After a welcome: those applied are done, the others are to be sent again. */
  settle(applied: Record<string, number | null>): Command[] {
    for (const cmd of this.pending()) if (typeof applied[cmd] === 'number') this.done(cmd);
    return this.unanswered();
  }

  unanswered(): Command[] {
    return [...this.waiting.values()];
  }

  get size(): number {
    return this.waiting.size;
  }

  private store(): void {
    try {
      if (this.waiting.size === 0) this.shelf?.removeItem(this.name);
      else this.shelf?.setItem(this.name, JSON.stringify([...this.waiting.values()]));
    } catch {
      // Storage is full or forbidden: then commands live as long as the page.
    }
  }
}
