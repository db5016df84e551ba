'use client';

import { useRef } from 'react';
import { Button, type ButtonProps } from './button';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A button that opens the browser's file picker; the same file can be chosen twice in a row. */
export function FileButton({ accept, onFile, children, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon="open" {...rest} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
