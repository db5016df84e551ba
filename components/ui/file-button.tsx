'use client';

import { useRef } from 'react';
import { Button, type ButtonProps } from './button';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  readonly accept: string;
  /** Several can be chosen at once. */
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that opens the browser's file picker; the same file can be chosen twice in a row. */
export function FileButton({ accept, multiple = false, onFiles, children, ...rest }: FileButtonProps) {
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
        multiple={multiple}
        hidden
        tabIndex={-1}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
