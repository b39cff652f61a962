/** One entry of the flow stack: the name of a step and the plain data it needs. Never changed once pushed, so that clones share it. */
export interface Frame {
  readonly step: string;
}
