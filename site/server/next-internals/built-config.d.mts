export function useBuiltConfig(folder: string): void
