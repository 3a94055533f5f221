import { describe } from 'vitest'
import { expectOutcomes } from '../../test/support/expect-outcomes'
import { INDIA, MAIN, RUSSIA } from '../../test/support/routing-table'

describe('routes of §2.1, and short URLs', () => {
  expectOutcomes([
    // [2.2#1]
    [MAIN, '/abcd1234', 'short-url abcd1234'],
    [INDIA, '/abcd1234/?x=1', 'short-url abcd1234'],
    [MAIN, '/warranty/', 'short-url warranty'],
    [MAIN, '/ABCD1234/', 'page /global/not-found/'],
    [MAIN, '/abcd-234/', 'page /global/not-found/'],
    [MAIN, '/abcd12345/', 'page /global/not-found/'],
    [MAIN, '/news/', 'redirect /global/news/'],
    [MAIN, '/service-policy/', 'page /global/service-policy/'],
    [MAIN, '/error/', 'page /global/error/'],
    [MAIN, '/login/', 'login'],
    [INDIA, '/login?code=a&state=b', 'redirect /login/?code=a&state=b'],
    [MAIN, '/ng/login/', 'page /ng/login/'],
    [MAIN, '/ng/account/', 'page /ng/account/'],
    [INDIA, '/tips/', 'page /in/tips/'],
    [MAIN, '/tips?page=2', 'redirect /tips/?page=2'],
    [RUSSIA, '/shopadmin', 'redirect /shopadmin/'],
    [RUSSIA, '/shopadmin/', 'page /ru/shopadmin/'],
    [MAIN, '/pk/policy/pk-policy/', 'page /pk/policy/pk-policy/'],
    [MAIN, '/choose-your-country-or-region/', 'page /global/choose-your-country-or-region/'],
    [MAIN, '/about-carelane/', 'page /global/about/'],
    [MAIN, '/ng/about-carelane/', 'page /ng/about/'],
    [MAIN, '/ng/tips-detail/about-carelane/', 'page /ng/tips-detail/about-carelane/'],
    [MAIN, '/about/', 'redirect /about-carelane/'],
    [MAIN, '/ng/about/', 'redirect /ng/about-carelane/'],
    [MAIN, '/ng/news-detail/about/', 'page /ng/news-detail/about/'],
    // [2.1#39]
    [MAIN, '/ng/service-center/index1/', 'redirect /ng/service-center/'],
    [MAIN, '/NG/service-center/index2', 'redirect /ng/service-center/'],
    [MAIN, '/service-center/index1/', 'redirect /service-center/'],
    [MAIN, '/service-center/', 'page /global/bare/service-center/'],
    [MAIN, '/ng/service-center/', 'page /ng/service-center/'],
    [MAIN, '/ng/bare/service-center/', 'page /ng/not-found/'],
    [MAIN, '/ng/news-detail/index1/', 'page /ng/news-detail/index1/'],
    // [2.1#37]
    [MAIN, '/ng/searchFaq/?q=battery', 'redirect /ng/search/?q=battery&tab=faq'],
    [MAIN, '/ng/searchNews', 'redirect /ng/search/?tab=news'],
    [MAIN, '/NG/searchService?q=a%26b', 'redirect /ng/search/?q=a%26b&tab=service'],
    [MAIN, '/ng/searchstores/', 'redirect /ng/search/?tab=stores'],
    [MAIN, '/ng/search_20250227/?q=1', 'redirect /ng/search/?q=1'],
    [MAIN, '/in/searchFaq/?q=sim', 'redirect https://in.care.example/in/search/?q=sim&tab=faq'],
    [MAIN, '/ng/news-detail/searchFaq/', 'page /ng/news-detail/searchFaq/'],
  ])
})
