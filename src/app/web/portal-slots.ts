import { publisher } from '../../features/base/agreement/web/publisher.ts'
import { LegalFacts } from '../../features/base/setting/web/parts.tsx'
import { countryFacts } from '../../features/market/provider/web/country.ts'
import { lazyPart } from '../../platform/web/lazy-part.tsx'

/** What higher features show on the public pages of lower ones. */
countryFacts.fill(lazyPart(() => import('../../features/market/solution/web/country/CountryPanel.tsx')))
publisher.fill(LegalFacts)
