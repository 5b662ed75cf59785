/** An arc over a waterline with a beacon at its apex: a scale and a hull. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size * 0.75} viewBox="0 0 32 24" fill="none" strokeLinecap="round" aria-hidden="true">
      <path d="M6 16a10 10 0 0 1 20 0" stroke="currentColor" strokeWidth="2.5" />
      <path d="M1.5 16h29" stroke="var(--logo-water, var(--mint))" strokeWidth="2.5" />
      <path d="M10 21h12" stroke="var(--logo-water, var(--mint))" strokeWidth="2.5" />
      <circle cx="16" cy="4.5" r="3" fill="var(--beacon)" />
    </svg>
  )
}
