/**
 * Bundles our own packages, which are TypeScript.
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
