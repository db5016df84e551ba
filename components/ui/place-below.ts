const gap = 6;
const margin = 8;

/** Where a bubble goes: below its anchor, or above where there is no room; never past the edge of the window. */
export function placeBelow(anchor: DOMRect, bubble: DOMRect): { left: number; top: number } {
  const left = Math.min(Math.max(margin, anchor.left), window.innerWidth - bubble.width - margin);
  const below = anchor.bottom + gap;
  const fits = below + bubble.height <= window.innerHeight - margin;
  return {
    left: Math.max(margin, left),
    top: fits ? below : Math.max(margin, anchor.top - gap - bubble.height),
  };
}
