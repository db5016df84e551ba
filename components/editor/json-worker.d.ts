declare module 'monaco-editor/languages/features/json/jsonWorker' {
  interface Position {
    readonly line: number;
    readonly character: number;
  }

  /** The language service behind the editor's worker; Monaco ships it without types. Used in tests only. */
  export class JSONWorker {
    constructor(context: object, settings: object);
    doComplete(
      uri: string,
      position: Position,
    ): Promise<{ readonly items: readonly { readonly label: string }[] } | null>;
    doHover(uri: string, position: Position): Promise<{ readonly contents: unknown } | null>;
  }
}
