import { isIndex, pathOf } from './pointer';
import { stringEnd } from './scan';

/**
 * Where each value of a text stands, one entry of four numbers per value in document order. A container's
 * descendants follow it directly. Keys are read from the text when asked for, so that a large document's table
 * stays small.
 */
export interface NodeTable {
  /** Appends a value; `keyOffset` is that of its key, or -1 where it has none. Gives its node number. */
  add(offset: number, end: number, keyOffset: number): number;
  /** Closes a container: `end` is behind its bracket, and every node added since is inside it. */
  close(node: number, end: number): void;
  offsetOf(node: number): number;
  endOf(node: number): number;
  keyOffsetOf(node: number): number;
  /** The last node inside a container; the node itself for a value without any. */
  lastOf(node: number): number;
}

const width = 4;

/** An empty table, to be filled while parsing. */
export function createNodes(): NodeTable {
  let cells = new Int32Array(64 * width);
  let count = 0;
  const cell = (node: number, column: number): number => cells[node * width + column] ?? 0;
  return {
    add(offset, end, keyOffset) {
      const at = count * width;
      if (at === cells.length) {
        const wider = new Int32Array(cells.length * 2);
        wider.set(cells);
        cells = wider;
      }
      cells[at] = offset;
      cells[at + 1] = end;
      cells[at + 2] = keyOffset;
      cells[at + 3] = count;
      count += 1;
      return count - 1;
    },
    close(node, end) {
      cells[node * width + 1] = end;
      cells[node * width + 3] = count - 1;
    },
    offsetOf: (node) => cell(node, 0),
    endOf: (node) => cell(node, 1),
    keyOffsetOf: (node) => cell(node, 2),
    lastOf: (node) => cell(node, 3),
  };
}

/** The node that a pointer names, or its closest ancestor that exists. The last of two like keys counts. */
export function findNode(text: string, nodes: NodeTable, pointer: string): number {
  if (!pointer.startsWith('/')) return 0;
  let node = 0;
  for (const step of pathOf(pointer)) {
    const isArray = text[nodes.offsetOf(node)] === '[';
    if (isArray && !isIndex(step)) return node;
    const wanted = Number(step);
    let found = -1;
    let index = 0;
    for (const child of childrenOf(nodes, node)) {
      if (isArray ? index === wanted : keyAt(text, nodes.keyOffsetOf(child)) === step) found = child;
      index += 1;
    }
    if (found < 0) return node;
    node = found;
  }
  return node;
}

/**
 * The keys from the root to the innermost value that holds the offset, ends included; a key belongs to its member.
 * Inside a member that a later like key overrides, the path ends at the member: what is in it does not count.
 */
export function pathAt(text: string, nodes: NodeTable, offset: number): readonly (string | number)[] {
  const path: (string | number)[] = [];
  let node: number | undefined = 0;
  while (node !== undefined) {
    let inner: number | undefined;
    let key: string | number = -1;
    let overridden = false;
    for (const child of childrenOf(nodes, node)) {
      const keyOffset = nodes.keyOffsetOf(child);
      if (inner !== undefined) {
        if (keyOffset < 0 || keyAt(text, keyOffset) !== key) continue;
        overridden = true;
        break;
      }
      if (offset < (keyOffset >= 0 ? keyOffset : nodes.offsetOf(child))) break;
      key = keyOffset >= 0 ? keyAt(text, keyOffset) : Number(key) + 1;
      if (offset <= nodes.endOf(child)) inner = child;
    }
    if (inner !== undefined) path.push(key);
    node = overridden ? undefined : inner;
  }
  return path;
}

/** The decoded key whose opening quote stands at the offset; offset 0 holds none, as no key stands there. */
function keyAt(text: string, offset: number): string {
  const raw = text.slice(offset, stringEnd(text, offset + 1));
  return raw.includes('\\') ? String(JSON.parse(raw)) : raw.slice(1, -1);
}

function* childrenOf(nodes: NodeTable, node: number): Generator<number> {
  const last = nodes.lastOf(node);
  for (let child = node + 1; child <= last; child = nodes.lastOf(child) + 1) yield child;
}
