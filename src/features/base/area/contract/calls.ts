import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { area, areaCode } from './schema.ts'

/** The two dictionaries of the source (section 7), fetched once by the web client and cached. */
export const areaCalls = defineCalls({
  'GET /ws/portal/area/getareacode': {
    audience: 'anyone',
    input: z.object({}),
    result: z.array(areaCode),
    about: 'The calling codes of countries and regions.',
  },
  'GET /ws/portal/area/loadTreeRoot': {
    audience: 'anyone',
    input: z.object({}),
    result: z.array(area),
    about: 'Countries and regions with their subdivisions, in both languages.',
  },
})
