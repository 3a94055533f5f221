export function makeProgress() {
  // The reader of a pipe may end before we do.
  process.stdout.on('error', () => undefined)
  process.stderr.on('error', () => undefined)
  return {
    /**
     * @template Result
     * @param {string} name
     * @param {() => Promise<Result>} work
     */
    async step(name, work) {
      const begin = performance.now()
      console.log(`  ${name} …`)
      const result = await work()
      console.log(`  ${name.padEnd(28)} ${((performance.now() - begin) / 1000).toFixed(1).padStart(6)} s`)
      return result
    },
    /** @param {string} line */
    say(line) {
      console.log(`  ${line}`)
    },
  }
}
