const DIAMONDS = 'M0 8 8 0l8 8-8 8zM4.5 8 8 4.5 11.5 8 8 11.5zM16 8h4M-4 8h4'

/** The one ornament: a line of Sadu diamonds, for section ends, empty states and the 404 page. */
export function Sadu({ id, diamonds = 9 }: { id: string; diamonds?: number }) {
  return (
    <svg
      width={diamonds * 20}
      height={16}
      fill="none"
      stroke="var(--c-gold)"
      strokeWidth={1.2}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id={id} width={20} height={16} patternUnits="userSpaceOnUse">
          <path d={DIAMONDS} />
        </pattern>
      </defs>
      <rect width={diamonds * 20 - 4} height={16} fill={`url(#${id})`} stroke="none" />
    </svg>
  )
}
