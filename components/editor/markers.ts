import type { TextRange } from '@/lib/json';
import type { Marker, TabId } from '@/lib/workers';
import { editor, MarkerSeverity, Range } from './monaco';

const severities = {
  error: MarkerSeverity.Error,
  warning: MarkerSeverity.Warning,
  info: MarkerSeverity.Info,
} as const;

/** Ranges longer than this many lines are marked on their first line only: a page of waves points at nothing. */
const longest = 12;

/** A range of the text as the editor counts it. An empty one is drawn one letter wide. */
export function rangeIn(model: editor.ITextModel, { offset, length }: TextRange): Range {
  return Range.fromPositions(model.getPositionAt(offset), model.getPositionAt(offset + Math.max(1, length)));
}

function markedRange(model: editor.ITextModel, range: TextRange): Range {
  const whole = rangeIn(model, range);
  if (whole.endLineNumber - whole.startLineNumber < longest) return whole;
  return whole.setEndPosition(whole.startLineNumber, model.getLineMaxColumn(whole.startLineNumber));
}

/** More marks than these nobody looks at, and the editor would draw each. */
const most = 500;

/** Draws the evaluator's markers of one tab. */
export function drawMarkers(model: editor.ITextModel, tab: TabId, markers: readonly Marker[]): void {
  editor.setModelMarkers(
    model,
    'ahp',
    markers
      .filter((marker) => marker.tab === tab)
      .slice(0, most)
      .map(({ range, severity, message, code }) => ({
        ...markedRange(model, range),
        severity: severities[severity],
        message,
        source: code,
      })),
  );
}
