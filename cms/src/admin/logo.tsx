export function Logo() {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 12, fontSize: 28, fontWeight: 600 }}>
      <Icon size={36} />
      Carelane
    </span>
  )
}

export function Icon({ size = 18 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <rect width="24" height="24" rx="6" fill="#1a7544" />
      <path d="M16.5 8.2a5.5 5.5 0 1 0 0 7.6" stroke="#fff" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M10.6 12h8" stroke="#fff" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  )
}
