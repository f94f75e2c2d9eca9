/** A silhouette: one path in a box of 512. */
declare module 'game:*' {
  const path: string;
  export default path;
}

/** A line drawing: what stands inside an SVG of 24 by 24. */
declare module 'line:*' {
  const body: string;
  export default body;
}
