/** Whether the server says that there is no such file any more; false as well where it cannot be asked. */
export function isGone(src: string): Promise<boolean> {
  return fetch(src, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  )
}
