export { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
export * from './quick-histogram'
export * from './read-at-scrape'
export * from './serve-metrics'
