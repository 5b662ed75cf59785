import { publisher } from '../../features/agreement/web/publisher.ts'
import { countryFacts } from '../../features/provider/web/country.ts'
import { LegalFacts } from '../../features/setting/web/parts.tsx'
import { lazyPart } from '../../platform/web/lazy-part.tsx'

/** What higher features show on the public pages of lower ones. */
countryFacts.fill(lazyPart(() => import('../../features/solution/web/country/CountryPanel.tsx')))
publisher.fill(LegalFacts)
