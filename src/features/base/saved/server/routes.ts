import { routesOf } from '../../../../platform/server/wire/http.ts'
import { savedCalls as calls } from '../contract/calls.ts'
import { bookmarks, setBookmark } from './bookmarks.ts'
import { editSearch, removeSearch, savedSearches, saveSearch } from './searches.ts'

export const savedRoutes = routesOf(calls, {
  'GET /ws/saved/searches': (look, { list }) => savedSearches(look, list),
  'POST /ws/saved/search': saveSearch,
  'POST /ws/saved/search/edit': editSearch,
  'POST /ws/saved/search/remove': (act, { id }) => removeSearch(act, id),
  'GET /ws/saved/bookmarks': (look, { list }) => bookmarks(look, list),
  'POST /ws/saved/bookmark': setBookmark,
})
