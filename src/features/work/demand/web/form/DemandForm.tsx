import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import type { ApiError, CallOptions } from '../../../../../platform/web/client.ts'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import type { ActNeeds } from '../../../../../platform/web/ui/acts.ts'
import { ChangedMeanwhile } from '../../../../../platform/web/ui/ChangedMeanwhile.tsx'
import { FormErrors } from '../../../../../platform/web/ui/FormErrors.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { Steps } from '../../../../../platform/web/ui/Steps.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { usePublicSettings } from '../../../../base/setting/web/queries.ts'
import { refreshIfMoved, stale } from '../queries.ts'
import { dueNow, Slip } from './Effects.tsx'
import { Fields } from './Fields.tsx'
import css from './form.module.css'
import { t } from './texts.ts'
import { type FormValues, judgeForm, wirePaths } from './values.ts'

interface DemandFormProps<R> {
  needs: ActNeeds
  initial: FormValues
  /** Of the demand, if it is being edited. */
  version?: number
  /** The current demand, if it is being edited. */
  before: FormValues | null
  title: string
  about?: ReactNode
  number?: string
  back: { to: string; label: string }
  /** Above the form. */
  notice?: ReactNode
  remarks?: Record<string, string>
  currencyFixed?: boolean
  feeBps?: number
  /** Beside the form. */
  aside: (values: FormValues) => ReactNode
  /** Content of the review step. */
  review: (values: FormValues) => ReactNode
  /** Beside the buttons: the state of the draft. */
  standing?: ReactNode
  verb: string
  save: (values: FormValues, options: CallOptions, version: number) => Promise<R>
  onDone: (result: R) => void
  onValues: (values: FormValues) => void
}

/** Fill in, review, send: the one form of a demand, for creating and editing. */
export function DemandForm<R>(props: DemandFormProps<R>) {
  const { initial, before, onValues } = props
  const lang = useLang()
  const s = useTexts(t)
  const [reviewing, setReviewing] = useState(false)
  const [uploading, setUploading] = useState(false)
  const act = useActForm<FormValues, R>({
    initial,
    version: props.version,
    check: (values) => judgeForm(values, lang, before),
    confirm: () => {
      if (!reviewing) setReviewing(true)
      return reviewing
    },
    save: props.save,
    stale,
    onDone: props.onDone,
    onError: refreshIfMoved,
    rename: wirePaths,
    warn: false,
  })
  const { form, attempt } = act
  const { values } = form
  useEffect(() => onValues(values), [values, onValues])
  // Errors lead back to the form, with the messages at the fields.
  useEffect(() => {
    if (attempt > 0) setReviewing(false)
  }, [attempt])
  const settings = usePublicSettings(props.feeBps === undefined)
  const feeBps = props.feeBps ?? (typeof settings.data?.['platformFeeBps'] === 'number' ? settings.data['platformFeeBps'] : undefined)

  // The review step reads as another page: it starts at its top.
  const shown = useRef(reviewing)
  useEffect(() => {
    if (shown.current === reviewing) return
    shown.current = reviewing
    window.scrollTo(0, 0)
    if (reviewing || Object.keys(form.errors).length === 0) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  })
  useSendKey(() => {
    if (reviewing || !uploading) act.onSubmit()
  })

  const aside = (
    <aside className={`${blocks.stack} ${css.aside}`}>
      {props.aside(values)}
      {values.amount.trim() !== '' && feeBps !== undefined && (
        <SectionCard title={s.slip}>
          <Slip amount={values.amount} currency={values.currency} feeBps={feeBps} {...dueNow(values)} />
        </SectionCard>
      )}
    </aside>
  )
  return (
    <>
      <PageHeader
        title={props.title}
        back={props.back}
        {...(props.about !== undefined && !reviewing && { about: props.about })}
        {...(props.number && { number: props.number })}
      />
      <Steps label={s.steps} steps={[s.stepFill, s.stepReview]} at={reviewing ? 1 : 0} />
      {!reviewing && props.notice}
      <div className={`${blocks.columns} ${css.layout}`} data-early>
        {/* The effects of sending are shown before the button that sends. */}
        {reviewing && aside}
        {reviewing ? (
          <div className={css.body}>
            {props.review(values)}
            {act.changed && <ChangedMeanwhile of={act.changed} />}
            {act.failure && <Refused failure={act.failure} />}
            <div className={`${blocks.buttons} ${blocks.foot} ${css.foot}`}>
              <Button variant="default" onClick={() => setReviewing(false)}>
                {s.backToForm}
              </Button>
              <ActButton needs={props.needs} onClick={() => act.onSubmit()} loading={act.pending}>
                {props.verb}
              </ActButton>
              <span className={`${blocks.fine} ${css.keys}`}>{s.keySend}</span>
              {props.standing}
            </div>
          </div>
        ) : (
          <form className={css.body} noValidate onSubmit={act.onSubmit}>
            {act.changed && <ChangedMeanwhile of={act.changed} />}
            <FormErrors of={act} />
            <Fields act={act} remarks={props.remarks ?? {}} currencyFixed={props.currencyFixed ?? false} onUploading={setUploading} />
            <div className={`${blocks.buttons} ${blocks.foot} ${css.foot}`}>
              <ActButton needs={props.needs} type="submit" blocked={uploading}>
                {s.toReview}
              </ActButton>
              <span className={`${blocks.fine} ${css.keys}`}>{s.keyHint}</span>
              {props.standing}
            </div>
          </form>
        )}
        {!reviewing && aside}
      </div>
    </>
  )
}

function Refused({ failure }: { failure: ApiError }) {
  const s = useTexts(t)
  return (
    <p className={`${blocks.bad} ${css.bad}`} role="alert">
      {failure.message} {failure.error === 'insufficientBalance' && <Link to="/companyHome/wallet">{s.toWallet}</Link>}
    </p>
  )
}

/** Ctrl or ⌘ with Enter continues, unless a dialog is open. */
function useSendKey(send: () => void): void {
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.isComposing) return
      if (document.querySelector('[role="dialog"][aria-modal="true"]')) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
