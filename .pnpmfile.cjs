// The packages that bring Node say their system as one word, which pnpm does not read: it would install all of them.
module.exports = {
  hooks: {
    readPackage(manifest) {
      if (/^node-(?:darwin|linux|win)-/.test(manifest.name))
        for (const field of ['os', 'cpu']) manifest[field] = [manifest[field]].flat()
      return manifest
    },
  },
}
