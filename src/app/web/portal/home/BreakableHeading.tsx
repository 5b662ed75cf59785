import css from './home.module.css'

/** A heading that breaks only where its author allows it. */
export const BreakableHeading = ({ parts }: { parts: readonly [string, string] }) => (
  <>
    <span className={css.part}>{parts[0]}</span>
    <wbr />
    <span className={css.part}>{parts[1]}</span>
  </>
)
