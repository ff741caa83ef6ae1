/** Software and office products that are in lists of names or look like names, but are hardly anybody's name. */
export const PRODUCTS: ReadonlySet<string> = new Set(
  (
    'airbase airtable amplitude ansible arial asana bamboohr bitwarden brakeman brex bugzilla calendly calibri clickup confluence copilot cortana ' +
    'cython datadog deel docker drata drupal elasticsearch etcd expensify figma fivetran gitlab grafana gusto hadoop helvetica heroku ' +
    'hubspot intercom jabber jamf jira jupyter kandji keras kibana kotlin kubernetes laravel lattice loom lucene magento ' +
    'mailchimp marketo mattermost maven memcached mixpanel nagios nginx notion numpy okta openshift outlook pagerduty ' +
    'perl postgres pytorch python quicken redis rippling salesforce sharepoint siri skype slack snowflake solr splunk ' +
    'svelte swagger terraform toggl tomcat trello trino typeform vagrant verdana vanta vercel webex workday xero zapier zendesk zoom ' +
    'zookeeper'
  ).split(' '),
);

/** Software with names that people also have; context decides. */
export const PRODUCTS_LIKE_PEOPLE: ReadonlySet<string> = new Set(
  (
    'alexa ashby astro athena azure bamboo bazel bing bixby carta cassandra celery chef clojure cody cypress cyrus deno devise dex django elixir elm ' +
    'envoy erlang flask flux gatsby gemini gerrit gong greenhouse groovy gulp haskell helm hugo jasmine java jaeger jekyll ' +
    'jenkins jest julia kafka karma kerberos lever linear loki looker lua mercurial miro mocha mongo nomad pandas pascal ' +
    'pinecone postman prometheus puppet rails ramp remix ruby rust sass selenium sentry sinatra spark spinnaker swift ' +
    'tableau tempo tenable thanos triton vault vue watson yarn zeplin'
  ).split(' '),
);

/** More software that shows that words beside it are software too. */
export const OTHER_SOFTWARE: ReadonlySet<string> = new Set(
  (
    'android apache apt aws bash bigquery chrome cli composer css dart debian discord dropbox excel express firefox freebsd gcp ' +
    'git github gmail golang gradle graphql html ios javascript jquery json kanban lastpass linkedin linux macos mariadb ' +
    'mongodb mysql netlify npm nuget oauth openssl oracle php pip postgresql powerpoint powershell pypi react rpm rubygems ' +
    'saml scala sdk sql sqlite sso stripe typescript ubuntu windows wordpress xcode yaml youtube'
  ).split(' '),
);

/** Makers that bear a person's first and last name, and are hardly ever meant as that person. */
export const MAKERS: ReadonlySet<string> = new Set(
  (
    'massey ferguson|john deere|harley davidson|harley-davidson|aston martin|alfa romeo|land rover|royal enfield|jack daniels|' +
    'johnnie walker|jim beam|calvin klein|hugo boss|louis vuitton|tommy hilfiger|estee lauder|estée lauder|ben sherman|' +
    'morphy richards|george foreman|briggs stratton|allis chalmers|case ih|new holland|fisher price|black decker'
  ).split('|'),
);
