import { type Currency, cashCurrencies, formatMoney, parseAmount, shareOf } from '../../../../platform/contract/amount.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { ActionButton } from '../../../../platform/web/portal/actions.tsx'
import { Choice, TextField } from '../../../../platform/web/portal/fields.tsx'
import { formatTime } from '../../../../platform/web/ui/time.ts'
import { useUrlState } from '../../../../platform/web/ui/useUrlState.ts'
import { VOLUME_MAX } from '../contract/states.ts'
import css from './partner.module.css'
import { usePartnerTerms } from './queries.ts'
import { t } from './texts.ts'

const MONTHS = 12
/** An example as the initial value; the reader types their own. */
const EXAMPLE = '200000'
const VOLUME = /^\d{1,10}(\.\d{1,2})?$/

const rate = (bps: number): string => `${bps / 100}%`

/** A month's volume, the fee in it, the share of the fee: by the current settings, with the ledger's own rounding. */
export function Estimator() {
  const s = useTexts(t)
  const lang = useLang()
  const terms = usePartnerTerms()
  const [asked, patch] = useUrlState({ volume: EXAMPLE, currency: 'CNY' })
  const currency = cashCurrencies.find((code) => code === asked.currency) ?? 'CNY'
  const typed = String(asked.volume).replaceAll(/[,\s]/g, '')
  const volume = VOLUME.test(typed) && Number(typed) <= VOLUME_MAX ? parseAmount(typed, currency) : null
  return (
    <section className={`${blocks.panel} ${blocks.form} ${css.estimator}`} aria-labelledby="estimator">
      <h2 id="estimator">{s.estimator}</h2>
      <div className={`${blocks.beside} ${css.asks}`}>
        <TextField
          label={s.volume}
          inputMode="decimal"
          maxLength={16}
          value={String(asked.volume)}
          error={volume === null ? s.volumeWrong : undefined}
          onChange={(event) => patch({ volume: event.currentTarget.value })}
        />
        <Choice
          label={s.currency}
          options={cashCurrencies.map((value) => ({ value, label: value }))}
          value={currency}
          onChange={(event) => patch({ currency: event.currentTarget.value })}
        />
      </div>
      {terms.isError ? (
        <div className={css.slip}>
          <p>{s.termsLater}</p>
          <ActionButton look="outline" onClick={() => void terms.refetch()}>
            {s.retry}
          </ActionButton>
        </div>
      ) : (
        <Lines volume={volume} currency={currency} terms={terms.data} />
      )}
      <p className={`${blocks.fine} ${css.source}`}>{terms.data ? s.terms(formatTime(terms.data.asOf, lang)) : '\u00a0'}</p>
    </section>
  )
}

interface LinesProps {
  volume: number | null
  currency: Currency
  terms: { platformFeeBps: number; channelShareBps: number } | undefined
}

function Lines({ volume, currency, terms }: LinesProps) {
  const s = useTexts(t)
  const lang = useLang()
  const fee = terms && volume !== null ? shareOf(volume, terms.platformFeeBps) : null
  const share = terms && fee !== null ? shareOf(fee, terms.channelShareBps) : null
  const money = (amount: number | null) => (amount === null ? '–' : formatMoney(amount, currency, lang))
  return (
    <dl className={`${lists.rows} ${lists.amounts} ${css.slip}`} aria-live="polite">
      <div>
        <dt>{s.lineVolume}</dt>
        <dd>{money(volume)}</dd>
      </div>
      <div>
        <dt>{s.lineFee(terms ? rate(terms.platformFeeBps) : '…')}</dt>
        <dd>{money(fee)}</dd>
      </div>
      <div data-total>
        <dt>{s.lineShare(terms ? rate(terms.channelShareBps) : '…')}</dt>
        <dd>{money(share)}</dd>
      </div>
      <div>
        <dt>{s.lineYear}</dt>
        <dd>{money(share === null ? null : share * MONTHS)}</dd>
      </div>
    </dl>
  )
}
