import { creatorForm } from '../../src/features/market/influencer/contract/calls.ts'
import { saveCreator } from '../../src/features/market/influencer/server/writes.ts'
import { inBooksZone } from '../../src/platform/server/clock.ts'
import type { Act } from '../../src/platform/server/services.ts'
import { creators, prices } from '../data/influencers.ts'

/** The creators of the demo world, each marked as a sample, each with its own date of statement. */
export async function seedInfluencers(act: Act): Promise<void> {
  const today = inBooksZone(act.now).toPlainDate()
  for (const [at, [region, platform, handle, fields, languages, followers, price, introCn, introEn]] of creators.entries()) {
    const [priceCn, priceEn] = prices[price]
    const statedOn = today.subtract({ days: 3 + ((at * 17) % 160) }).toString()
    const form = { handle, platform, region, languages, fields, introCn, introEn, followers, statedOn, priceCn, priceEn, shown: true }
    await saveCreator(act, creatorForm.parse(form), true)
  }
}
