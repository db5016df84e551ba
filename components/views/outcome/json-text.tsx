'use client';

import { useMemo, useState } from 'react';
import { type JsonValue, stringifyJson } from '@/lib/json';

export interface JsonTextProps {
  readonly value: JsonValue;
  /** Characters shown before the value is cut. */
  readonly limit?: number;
}

/** A value as text: short ones whole, long ones cut with a way to see all of them. Never rounded, never as markup. */
export function JsonText({ value, limit = 140 }: JsonTextProps) {
  const [whole, setWhole] = useState(false);
  const text = useMemo(() => stringifyJson(value), [value]);
  if (text.length <= limit) return <code className="wrap-anywhere">{text}</code>;
  return (
    <>
      <code className="wrap-anywhere whitespace-pre-wrap">
        {whole ? stringifyJson(value, 2) : `${text.slice(0, limit)}…`}
      </code>{' '}
      <button
        type="button"
        aria-expanded={whole}
        onClick={() => setWhole(!whole)}
        className="text-xs font-medium text-accent-ink underline underline-offset-2"
      >
        {whole ? 'less' : `all ${text.length} characters`}
      </button>
    </>
  );
}
