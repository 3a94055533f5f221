import { MARK } from '@carelane/config/mark'

export function Logo() {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 12, fontSize: 28, fontWeight: 700 }}>
      <Icon size={36} />
      Carelane
    </span>
  )
}

export function Icon({ size = 18 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect width="32" height="32" rx="9" fill="#0b6b66" />
      <path d={MARK.lines} stroke="#fff" />
      <path d={MARK.tick} stroke="#f2a33a" />
    </svg>
  )
}
