export function useBuiltConfig(folder: string): void
export const ACTION_HEADER: string
