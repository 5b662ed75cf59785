import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { formatAmount, type WageCurrency } from '../../../../platform/contract/amount.ts'
import { contactLink } from '../../../../platform/contract/contact-link.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { carry } from '../../../../platform/web/carry.ts'
import { ApiError } from '../../../../platform/web/client.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { lazyPart } from '../../../../platform/web/lazy-part.tsx'
import { ActionButton, ActionLink, ActionRow } from '../../../../platform/web/portal/actions.tsx'
import { Fold } from '../../../../platform/web/portal/Fold.tsx'
import { Segments, TextField } from '../../../../platform/web/portal/fields.tsx'
import { useNavigate } from '../../../../platform/web/router.tsx'
import { UserText } from '../../../../platform/web/UserText.tsx'
import { SampleTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { formatDate } from '../../../../platform/web/ui/time.ts'
import { useUrlState } from '../../../../platform/web/ui/useUrlState.ts'
import { CARRIED_DEMAND, type DemandPrefill, NEW_DEMAND } from '../../../work/demand/contract/prefill.ts'
import { explainLine } from '../contract/explain.ts'
import { x } from '../contract/slip-texts.ts'
import { type CostEstimate, type EstimateResult, useCostRegions, useEstimate } from './queries.ts'
import { RegionField } from './RegionField.tsx'
import css from './slip.module.css'
import { startingGross } from './starting.ts'
import { summaryOf } from './summary.ts'
import { t } from './texts.ts'

const SETTLE_MS = 300

const Unreviewed = lazyPart(() => import('./Unreviewed.tsx'))
const SlipTools = lazyPart(() => import('./parts/SlipTools.tsx'))

/**
 * The cost slip: what an employer pays in a country or region on top of a monthly gross, each line with its rate, limit and source. The
 * choice is in the address (`cost`, `gross`, `per`), so that a slip can be shared.
 */
export function CostSlip({ region = 'SG' }: { region?: string }) {
  const s = useTexts(t)
  const lang = useLang()
  const [state, patch] = useUrlState({ cost: region, gross: '', per: 'month' })
  const regions = useCostRegions()
  const chosen = regions.data?.regions.find(({ code }) => code === state.cost)
  const currency = chosen?.currency ?? ''
  const gross = state.gross || startingGross(currency)
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? gross
  const waiting = typed?.trim() && typed.trim() !== state.gross ? typed.trim() : null
  // Otherwise each keystroke would be a request and a change of the address.
  useEffect(() => {
    if (waiting === null) return
    const settle = setTimeout(() => patch({ gross: waiting }), SETTLE_MS)
    return () => clearTimeout(settle)
  }, [waiting, patch])
  const period = state.per === 'year' ? 'year' : 'month'
  const asked = useEstimate(state.cost, typed?.trim() === '' ? '' : gross, period)
  const missing = chosen?.state === 'notReviewed' || (chosen && asked.data?.estimate === null) ? chosen : null
  const [alone, setAlone] = useState<ReactNode>(null)
  const fieldError = asked.error instanceof ApiError ? asked.error.in(lang).fields['gross'] : undefined

  return (
    <div className={css.frame} data-printed-alone={alone !== null || undefined}>
      {alone}
      <div className={css.slipBox}>
        <div className={`${blocks.form} ${css.form}`}>
          <RegionField
            label={s.region}
            value={state.cost}
            regions={regions.data?.regions}
            onChange={(code) => {
              setTyped(null)
              patch({ cost: code, gross: '' })
            }}
          />
          <TextField
            label={s.gross(currency || '…')}
            inputMode="decimal"
            autoComplete="off"
            value={shown}
            error={fieldError}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Segments
            label={s.period}
            hideLabel
            value={period}
            // One change of the address: of two at the same time the first would be lost.
            onChange={(per) => patch({ per, ...(waiting !== null && { gross: waiting }) })}
            options={[
              { value: 'month', label: s.month },
              { value: 'year', label: s.year },
            ]}
          />
        </div>
        <section
          className={`${blocks.form} ${css.paper}`}
          aria-label={s.slip}
          aria-live="polite"
          aria-busy={asked.isFetching || regions.isPending}
        >
          {asked.isError && !fieldError && !missing && (
            <>
              <p>{s.failed}</p>
              <ActionButton look="outline" onClick={() => void asked.refetch()}>
                {s.retry}
              </ActionButton>
            </>
          )}
          {missing ? (
            <Suspense fallback={<Bones />}>
              <Unreviewed region={missing} gross={shown.trim()} regions={regions.data?.regions ?? []} onLeave={() => setTyped(null)} />
            </Suspense>
          ) : (
            <>
              {!asked.data && !asked.isError && (shown.trim() === '' && chosen ? <p className={blocks.fine}>{s.type}</p> : <Bones />)}
              {asked.data?.estimate && !asked.isError && <Answer result={asked.data} estimate={asked.data.estimate} lang={lang} />}
            </>
          )}
        </section>
        <div className={`${blocks.form} ${css.notes}`}>{asked.data?.estimate && <Notes estimate={asked.data.estimate} />}</div>
      </div>
      <div className={css.tools}>
        {asked.data?.estimate && !asked.isError && (
          <Suspense>
            <SlipTools asked={{ region: state.cost, gross, period }} onAlone={setAlone} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

function Answer({ result, estimate, lang }: { result: EstimateResult; estimate: CostEstimate; lang: 'cn' | 'en' }) {
  const s = useTexts(t)
  const summary = useMemo(() => summaryOf(result, estimate, lang), [result, estimate, lang])
  const navigate = useNavigate()
  const keep = () => {
    const place = result.region.name[lang]
    const demand: DemandPrefill = {
      category: 'eor',
      areaCode: result.region.code,
      title: s.draftTitle(place),
      description: summary,
    }
    carry(CARRIED_DEMAND, demand)
    void navigate(NEW_DEMAND)
  }
  return (
    <>
      <Lines estimate={estimate} currency={result.currency} />
      <ActionRow>
        <ActionButton onClick={keep}>{s.keep}</ActionButton>
        <ActionLink to={contactLink({ from: 'cost', topic: 'hire', region: result.region.code, summary })}>{s.send}</ActionLink>
      </ActionRow>
    </>
  )
}

function Lines({ estimate, currency }: { estimate: CostEstimate; currency: WageCurrency }) {
  const [s, own] = [useTexts(x), useTexts(t)]
  const lang = useLang()
  const { period } = estimate
  return (
    <dl className={css.lines}>
      <div>
        <dt>{period === 'month' ? s.grossMonth : s.grossYear}</dt>
        <dd>{formatAmount(estimate.grossMinor, currency)}</dd>
      </div>
      {estimate.lines.map((line) => {
        const { component } = line
        return (
          <div key={component.code}>
            <dt>
              {component.name[lang]}
              <span className={css.how}>{explainLine(line, currency, period, lang)}</span>
              {component.note[lang] && <span className={css.how}>{component.note[lang]}</span>}
              <span className={css.how}>
                {own.source}
                <a href={component.sourceUrl} target="_blank" rel="noopener" translate="no">
                  {component.sourceName}
                </a>
              </span>
            </dt>
            <dd>{formatAmount(line.amountMinor, currency)}</dd>
          </div>
        )
      })}
      <div className={css.sum}>
        <dt>{s.contributions}</dt>
        <dd>{formatAmount(estimate.contributionsMinor, currency)}</dd>
      </div>
      <div className={css.total}>
        <dt>{period === 'month' ? s.totalMonth : s.totalYear}</dt>
        <dd>
          {currency} {formatAmount(estimate.totalMinor, currency)}
        </dd>
      </div>
    </dl>
  )
}

/** What the rates apply to, who reviewed them, how amounts are rounded. */
function Notes({ estimate }: { estimate: CostEstimate }) {
  const [s, own] = [useTexts(x), useTexts(t)]
  const lang = useLang()
  return (
    <>
      {estimate.sample && (
        <div className={`${blocks.fine} ${blocks.quiet}`}>
          <SampleTag />
          <p>{s.sampleWhy}</p>
        </div>
      )}
      {estimate.isOld && (
        <p className={blocks.notice} data-tone="warn">
          {s.old}
        </p>
      )}
      <Fold title={own.basis} wide="plain" className={`${blocks.form} ${css.basis}`}>
        {estimate.note[lang] && <p className={blocks.fine}>{estimate.note[lang]}</p>}
        <p className={blocks.fine}>
          {s.reviewed(formatDate(estimate.effectiveFrom, lang), formatDate(estimate.reviewedOn, lang))}
          {estimate.reviewedBy && (
            <>
              {' · '}
              <UserText>{estimate.reviewedBy}</UserText>
            </>
          )}
        </p>
        <p className={blocks.fine}>{s.rounding}</p>
      </Fold>
    </>
  )
}

function Bones() {
  const s = useTexts(t)
  return (
    <div className={`${blocks.form} ${css.bones}`}>
      <span className="sr-only">{s.working}</span>
      {[1, 2, 3, 4].map((nth) => (
        <span key={nth} aria-hidden="true" />
      ))}
    </div>
  )
}
