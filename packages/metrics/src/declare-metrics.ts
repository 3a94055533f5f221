import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

type Amounts = Record<string, number>
type Read<Value> = () => Value | null | Promise<Value | null>

/** Metrics of one registry. What is `read` is counted elsewhere, and is absent where that is null. */
export function declareMetrics(registry: Registry) {
  const registers = [registry]
  return {
    counter: (name: string, help: string, ...labelNames: string[]) =>
      new Counter({ name, help, labelNames, registers }),
    gauge: (name: string, help: string, ...labelNames: string[]) =>
      new Gauge({ name, help, labelNames, registers }),
    histogram: (name: string, help: string, label: string, buckets: number[]) =>
      new Histogram({ name, help, labelNames: [label], buckets, registers }),
    readCounter: (name: string, help: string, label: string, read: () => Amounts) =>
      new Counter({
        ...{ name, help, registers, labelNames: [label] },
        collect() {
          this.reset()
          for (const [value, count] of Object.entries(read())) this.inc({ [label]: value }, count)
        },
      }),
    readCounterAlone: (name: string, help: string, read: () => number) =>
      new Counter({
        ...{ name, help, registers },
        collect() {
          this.reset()
          this.inc(read())
        },
      }),
    readGauge: (name: string, help: string, label: string, read: Read<Amounts>) =>
      new Gauge({
        ...{ name, help, registers, labelNames: [label] },
        async collect() {
          const amounts = await read()
          this.reset()
          for (const [value, amount] of Object.entries(amounts ?? {})) this.set({ [label]: value }, amount)
        },
      }),
    readGaugeAlone: (name: string, help: string, read: () => number | Promise<number>) =>
      new Gauge({
        ...{ name, help, registers },
        async collect() {
          this.set(await read())
        },
      }),
  }
}
