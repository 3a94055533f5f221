/**
 * For esbuild: our own packages are TypeScript and go into the bundle; everything else is loaded as installed.
 * @type {import('esbuild').Plugin}
 */
export const keepInstalledPackages = {
  name: 'keep-installed-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@carelane/') ? undefined : { path, external: true },
    )
  },
}
