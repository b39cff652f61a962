import type { CDPSession } from 'playwright-core';

/** Heap node types that a program allocates. V8's compiled code is left out: V8 drops it as it likes. */
const HELD = new Set([
  'object',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'closure',
  'number',
  'regexp',
  'symbol',
]);

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[], ...unknown[]] };
  };
  readonly nodes: readonly number[];
}

/** Bytes that a page retains after garbage collection. */
export async function heldBytes(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const hear = ({ chunk }: { readonly chunk: string }): void => void chunks.push(chunk);
  await session.send('HeapProfiler.collectGarbage');
  session.on('HeapProfiler.addHeapSnapshotChunk', hear);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', hear);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) if (HELD.has(types[0][nodes[at + type]!]!)) bytes += nodes[at + size]!;
  return bytes;
}
