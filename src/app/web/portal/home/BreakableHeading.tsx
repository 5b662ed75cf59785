import css from './home.module.css'

/** A heading that may only break where its author lets it. */
export const BreakableHeading = ({ parts }: { parts: readonly [string, string] }) => (
  <>
    <span className={css.part}>{parts[0]}</span>
    <wbr />
    <span className={css.part}>{parts[1]}</span>
  </>
)
