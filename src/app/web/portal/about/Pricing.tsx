import { Suspense } from 'react'
import { usePublicSettings } from '../../../../features/base/setting/web/queries.ts'
import { type Currency, cashCurrencies, formatMoney, lessFee, parseAmount, plainNumber } from '../../../../platform/contract/amount.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { lazyPart } from '../../../../platform/web/lazy-part.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { ActionLink } from '../../../../platform/web/portal/actions.tsx'
import { Choice, TextField } from '../../../../platform/web/portal/fields.tsx'
import { Facts } from '../../../../platform/web/portal/layout.tsx'
import spacing from '../../../../platform/web/spacing.module.css'
import { useUrlState } from '../../../../platform/web/ui/useUrlState.ts'
import { AMOUNT_MAX } from '../../../../rules/constants.ts'
import css from './pricing.module.css'
import { t } from './pricing-texts.ts'

/** The prices come with the data: until then there is nothing to show. */
const Beans = lazyPart(() => import('./Beans.tsx'))

const percent = (bps: number): string => `${bps / 100}%`

/** What the platform takes: an example for both sides, beans, and what is free. Every number is a query or the function that charges. */
export function Pricing() {
  const s = useTexts(t)
  return (
    <>
      <p className={css.lead}>{s.lead}</p>
      <Example />
      <Suspense>
        <Beans />
      </Suspense>
      <h3 className={css.head}>{s.also}</h3>
      <Facts
        items={[
          { name: s.nothing, value: s.nothingText },
          {
            name: s.channel,
            value: (
              <>
                {s.channelText}{' '}
                <ActionLink to="/globalPartner" look="quiet">
                  {s.channelLink}
                </ActionLink>
              </>
            ),
          },
        ]}
      />
    </>
  )
}

/** An amount as typed, in minor units; null if a demand could not have it. */
function amountOf(text: string, currency: Currency): number | null {
  const plain = plainNumber(text)
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain) || Number(plain) > AMOUNT_MAX) return null
  return parseAmount(plain, currency)
}

function Example() {
  const s = useTexts(t)
  const lang = useLang()
  const { data, isError } = usePublicSettings()
  const [state, patch] = useUrlState({ amount: '10000', currency: 'EUR' })
  const currency = cashCurrencies.find((code) => code === state.currency) ?? 'EUR'
  const grossMinor = amountOf(state.amount, currency)
  const [feeBps, withdrawalBps] = [Number(data?.['platformFeeBps']), Number(data?.['withdrawalFeeBps'])]
  const released = lessFee(grossMinor ?? 0, data ? feeBps : 0)
  const withdrawn = lessFee(released.netMinor, data ? withdrawalBps : 0)
  const money = (minor: number) => (grossMinor === null || !data ? '–' : formatMoney(minor, currency, lang))
  const line = (name: string, value: string, total = false) => (
    <div data-total={total || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
  return (
    <section className={`${blocks.panel} ${blocks.stack} ${spacing.after6}`} aria-label={s.example} aria-busy={!data && !isError}>
      <h3>{s.example}</h3>
      <div className={`${blocks.beside} ${css.ask}`}>
        <TextField
          label={s.amount}
          inputMode="decimal"
          autoComplete="off"
          value={state.amount}
          error={grossMinor === null ? s.amountWrong : undefined}
          onChange={(event) => patch({ amount: event.currentTarget.value })}
        />
        <Choice
          label={s.currency}
          value={currency}
          options={cashCurrencies.map((code) => ({ value: code, label: code }))}
          onChange={(event) => patch({ currency: event.currentTarget.value })}
        />
      </div>
      {isError ? (
        <p>{s.ratesFailed}</p>
      ) : (
        <div className={`${blocks.beside} ${css.sides}`} aria-live="polite">
          <div>
            <h4>{s.company}</h4>
            <dl className={`${lists.rows} ${lists.amounts}`}>
              {line(s.pays, money(grossMinor ?? 0))}
              {line(s.companyFee, money(0))}
              {line(s.companyTotal, money(grossMinor ?? 0), true)}
            </dl>
          </div>
          <div>
            <h4>{s.provider}</h4>
            <dl className={`${lists.rows} ${lists.amounts}`}>
              {line(s.released, money(grossMinor ?? 0))}
              {line(s.fee(data ? percent(feeBps) : '…'), `− ${money(released.feeMinor)}`)}
              {line(s.credited, money(released.netMinor))}
              {line(s.withdrawal(data ? percent(withdrawalBps) : '…'), `− ${money(withdrawn.feeMinor)}`)}
              {line(s.toBank, money(withdrawn.netMinor), true)}
            </dl>
          </div>
        </div>
      )}
      <p className={blocks.fine}>{s.sameRules}</p>
    </section>
  )
}
