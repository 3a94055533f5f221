/** Lets Next take its configuration as the build has written it down. */
export function useBuiltConfig(folder: string): void
