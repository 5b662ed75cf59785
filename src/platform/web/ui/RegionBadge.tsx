import css from './RegionBadge.module.css'

/** A country or region by its ISO code, with its name when given. Never a flag. */
export function RegionBadge({ code, name }: { code: string; name?: string }) {
  return (
    <span className={css.badge}>
      <span className={css.code} translate="no">
        {code.toUpperCase()}
      </span>
      {name && <span>{name}</span>}
    </span>
  )
}
