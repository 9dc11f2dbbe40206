/** Whether a path names a field or a part of it: `rooms.0.beds` stands below `rooms`. */
export function isAtOrBelow(field: string, path: string): boolean {
  return path === field || path.startsWith(`${field}.`)
}
