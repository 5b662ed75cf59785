import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import type { EmployeeDetail } from '../../contract/answers.ts'
import { type FormStep, formStepNames, formSteps } from '../../contract/employee.ts'
import { editPath } from '../../contract/paths.ts'
import { stepOf } from '../page/Missing.tsx'
import css from './edit.module.css'
import { t } from './texts.ts'

/** The steps with what each still lacks. A new record has only the first until it is saved. */
export function Steps({ one, step }: { one: EmployeeDetail | null; step: FormStep }) {
  const s = useTexts(t)
  const lang = useLang()
  const missing = one?.record?.missing ?? []
  return (
    <nav aria-label={s.steps}>
      <ol className={css.steps}>
        {formStepNames.map((name, at) => {
          const lacks = missing.filter((field) => stepOf(field) === name).length
          const label = (
            <>
              <span className={css.number} aria-hidden="true">
                {at + 1}
              </span>
              <span>{formSteps[name][lang]}</span>
            </>
          )
          return (
            <li key={name}>
              {one ? (
                <Link
                  className={`${blocks.line} ${css.step}`}
                  to={editPath(one.id, name)}
                  replace
                  aria-current={name === step ? 'step' : undefined}
                >
                  {label}
                  <span className={css.state}>
                    {lacks > 0 ? <StatusTag tone="warn">{s.missing(lacks)}</StatusTag> : <StatusTag tone="ok">{s.filled}</StatusTag>}
                  </span>
                </Link>
              ) : (
                <span className={`${blocks.line} ${css.step}`} aria-current={name === step ? 'step' : undefined}>
                  {label}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
