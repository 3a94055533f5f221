/** Ordered; never change an applied one. */
export const MIGRATIONS = [
  {
    name: '0001-faq-statistics',
    sql: /* sql */ `
      -- 'visitor' is the random value of a cookie, 'network' a keyed hash of an address that changes each day.
      CREATE TABLE faq_votes (
        faq_id integer NOT NULL,
        visitor text NOT NULL,
        helpful boolean NOT NULL,
        network text NOT NULL,
        PRIMARY KEY (faq_id, visitor)
      );
      CREATE INDEX faq_votes_network ON faq_votes (faq_id, network);
      CREATE TABLE faq_views (faq_id integer PRIMARY KEY, views bigint NOT NULL);
      -- Who has been counted today; nothing of it is kept for longer.
      CREATE TABLE faq_readers (
        day date NOT NULL,
        faq_id integer NOT NULL,
        reader text NOT NULL,
        PRIMARY KEY (day, faq_id, reader)
      );
    `,
  },
  {
    name: '0002-submissions',
    sql: /* sql */ `
      -- What visitors handed in: here before they are told so, until some time after the service has it.
      CREATE TABLE submissions (
        -- Made with the form, and told to the service with each try.
        key uuid PRIMARY KEY,
        kind text NOT NULL,
        country text NOT NULL,
        state text NOT NULL CHECK (state IN ('waiting', 'delivering', 'delivered', 'refused')),
        -- Keyed hashes of what it is about and from whom; of one thing there is one submission of a kind.
        once text,
        subjects text[] NOT NULL,
        -- AES-256-GCM under the key of that name.
        key_id text NOT NULL,
        content bytea NOT NULL,
        attempts integer NOT NULL,
        -- When to try next; of one that is being delivered, when who tries is taken for dead.
        due_at timestamptz NOT NULL,
        failure text,
        answer text,
        received_at timestamptz NOT NULL DEFAULT now(),
        settled_at timestamptz
      );
      CREATE UNIQUE INDEX submissions_once ON submissions (kind, once) WHERE state <> 'refused';
      CREATE INDEX submissions_due ON submissions (kind, due_at) WHERE settled_at IS NULL;
      CREATE INDEX submissions_settled ON submissions (settled_at) WHERE settled_at IS NOT NULL;
      CREATE INDEX submissions_subjects ON submissions USING gin (subjects);
    `,
  },
  {
    name: '0003-submission-details',
    sql: /* sql */ `
      -- What the service said beyond a word, such as the number of an appointment, encrypted as the content is.
      ALTER TABLE submissions ADD COLUMN details_key_id text, ADD COLUMN details bytea,
        -- Grows when what was refused is handed in again with other content: who still has the old one says nothing of it.
        ADD COLUMN revision integer NOT NULL DEFAULT 1,
        ADD CHECK ((details IS NULL) = (details_key_id IS NULL));
    `,
  },
  {
    name: '0004-photos',
    sql: /* sql */ `
      -- Photos of forms, for whoever chose them and for the service. Those that are not handed in are erased soon.
      CREATE TABLE photos (
        id uuid PRIMARY KEY,
        -- A hash of the random value that a browser has.
        owner text NOT NULL,
        -- Of the file that was chosen.
        type text NOT NULL CHECK (type IN ('jpg', 'png', 'webp')),
        -- Of what a browser sends, in bytes.
        size integer NOT NULL,
        -- AES-256-GCM under the key of that name, once it is whole.
        key_id text,
        content bytea,
        -- What the service named it by and whose it is there, encrypted likewise.
        handed_key_id text,
        handed bytea,
        submission uuid REFERENCES submissions ON DELETE CASCADE,
        begun_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX photos_submission ON photos (submission) WHERE submission IS NOT NULL;
      CREATE INDEX photos_orphaned ON photos (begun_at) WHERE submission IS NULL;
      CREATE INDEX photos_owner ON photos (owner) WHERE submission IS NULL;
      -- What has arrived of photos that are not whole.
      CREATE TABLE photo_parts (
        photo uuid NOT NULL REFERENCES photos ON DELETE CASCADE,
        start integer NOT NULL,
        length integer NOT NULL,
        key_id text NOT NULL,
        content bytea NOT NULL,
        PRIMARY KEY (photo, start)
      );
    `,
  },
  {
    name: '0005-submissions-held',
    sql: /* sql */ `
      -- What the admin lists; most are delivered, and are not in it.
      CREATE INDEX submissions_held ON submissions (received_at DESC) WHERE state <> 'delivered';
    `,
  },
  {
    name: '0006-sessions',
    sql: /* sql */ `
      -- Who is signed in. A session that is ended is not here any more.
      CREATE TABLE sessions (
        -- A hash of the random value that a browser has.
        id text PRIMARY KEY,
        -- A keyed hash of whose it is.
        account text NOT NULL,
        -- Tokens and profile: AES-256-GCM under the key of that name.
        key_id text NOT NULL,
        content bytea NOT NULL,
        -- Grows with each new token.
        revision integer NOT NULL DEFAULT 1,
        -- Of whoever is getting the next token, until then.
        renewing_until timestamptz,
        begun_at timestamptz NOT NULL DEFAULT now(),
        seen_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX sessions_account ON sessions (account, begun_at DESC);
      CREATE INDEX sessions_expires ON sessions (expires_at);
    `,
  },
  {
    name: '0007-payment-attempts',
    sql: /* sql */ `
      -- Payments of orders, each here before the service is asked for it.
      CREATE TABLE payment_attempts (
        -- Made with the form, and told to the service with each try.
        key uuid PRIMARY KEY,
        country text NOT NULL,
        -- Keyed hashes of an order with who pays for it, and of each by which it is found.
        order_hash text NOT NULL,
        subjects text[] NOT NULL,
        state text NOT NULL
          CHECK (state IN ('beginning', 'open', 'succeeded', 'failed', 'refunded', 'refused')),
        answer text,
        -- AES-256-GCM under the key of that name: what is asked for, and the page where it is paid.
        key_id text NOT NULL,
        content bytea NOT NULL,
        page_key_id text,
        page bytea,
        -- Keyed hash of the number that the service gave it.
        payment_hash text,
        asked integer NOT NULL,
        -- When to ask next; of one that is being asked about, when who asks is taken for dead.
        due_at timestamptz NOT NULL,
        failure text,
        begun_at timestamptz NOT NULL DEFAULT now(),
        settled_at timestamptz,
        CHECK ((page IS NULL) = (page_key_id IS NULL)),
        CHECK ((settled_at IS NULL) = (state IN ('beginning', 'open')))
      );
      -- Of an order there is one at a time.
      CREATE UNIQUE INDEX payment_attempts_unsettled ON payment_attempts (order_hash) WHERE settled_at IS NULL;
      CREATE INDEX payment_attempts_order ON payment_attempts (order_hash);
      CREATE INDEX payment_attempts_payment ON payment_attempts (payment_hash);
      CREATE INDEX payment_attempts_due ON payment_attempts (due_at) WHERE settled_at IS NULL;
      CREATE INDEX payment_attempts_settled ON payment_attempts (settled_at) WHERE settled_at IS NOT NULL;
      CREATE INDEX payment_attempts_subjects ON payment_attempts USING gin (subjects);
    `,
  },
  {
    name: '0008-assistant-questions',
    sql: /* sql */ `
      -- Questions whose visitors said how the answer was; without numbers and addresses, and of nobody.
      CREATE TABLE assistant_questions (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        country text NOT NULL,
        locale text NOT NULL,
        question text NOT NULL,
        is_helped boolean NOT NULL,
        -- Paths of what the answer cited.
        sources text[] NOT NULL,
        given_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX assistant_questions_given ON assistant_questions (given_at DESC);
      CREATE INDEX assistant_questions_alike ON assistant_questions (country, question);
      -- What the language model was given and gave, in tokens.
      CREATE TABLE assistant_costs (
        day date PRIMARY KEY,
        answers integer NOT NULL,
        tokens_in bigint NOT NULL,
        tokens_out bigint NOT NULL
      );
    `,
  },
  {
    name: '0009-photo-quotas',
    sql: /* sql */ `
      ALTER TABLE photos
        -- A keyed hash of the network that a photo was begun from.
        ADD COLUMN network text NOT NULL DEFAULT '',
        -- In bytes, of what is kept: nothing of a photo that was only promised.
        ADD COLUMN arrived integer NOT NULL DEFAULT 0;
      UPDATE photos SET arrived = coalesce(
        octet_length(content), (SELECT sum(length) FROM photo_parts WHERE photo = photos.id), 0);
      CREATE INDEX photos_arrived ON photos (network) INCLUDE (arrived) WHERE submission IS NULL AND arrived > 0;
      CREATE INDEX photos_promised ON photos (network, begun_at) WHERE submission IS NULL AND arrived = 0;
    `,
  },
  {
    name: '0010-page-data',
    sql: /* sql */ `
      -- What scripts need of a page, by a hash of it, so that every process can serve it. It can be rendered anew.
      CREATE UNLOGGED TABLE page_data (
        name text PRIMARY KEY,
        brotli bytea NOT NULL,
        written_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX page_data_written ON page_data (written_at);
    `,
  },
  {
    name: '0011-abuse',
    sql: /* sql */ `
      -- How often an action was refused to a network in an hour. Names no address; gone after two days.
      CREATE TABLE abuse_refusals (
        hour timestamptz NOT NULL,
        action text NOT NULL,
        -- A /24 or a /48; empty for all others.
        network text NOT NULL,
        count integer NOT NULL,
        last_at timestamptz NOT NULL,
        PRIMARY KEY (hour, action, network)
      );
      -- What administrators changed of the table of budgets, and whom they blocked.
      CREATE TABLE abuse_budgets (action text PRIMARY KEY, share real NOT NULL);
      CREATE TABLE abuse_blocks (network text PRIMARY KEY, until timestamptz NOT NULL);
      CREATE TABLE abuse_changes (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        who text NOT NULL,
        why text NOT NULL,
        change jsonb NOT NULL
      );
    `,
  },
  {
    name: '0012-built-files',
    sql: /* sql */ `
      -- Scripts and styles of the last builds, so that a process of any of them serves pages of the others. UNLOGGED, as each
      -- process that starts writes its own again.
      CREATE UNLOGGED TABLE builds (
        id text PRIMARY KEY,
        started_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNLOGGED TABLE built_files (
        build text NOT NULL REFERENCES builds ON DELETE CASCADE,
        -- Of its address.
        path text NOT NULL,
        is_brotli boolean NOT NULL,
        body bytea NOT NULL,
        PRIMARY KEY (path, build)
      );
    `,
  },
  {
    name: '0013-assistant-outcomes',
    sql: /* sql */ `
      -- How many questions to the assistant were answered, asked back, refused and so on, without the questions.
      CREATE TABLE assistant_outcomes (
        -- In UTC.
        day date NOT NULL,
        country text NOT NULL,
        locale text NOT NULL,
        outcome text NOT NULL,
        count integer NOT NULL,
        PRIMARY KEY (day, country, locale, outcome)
      );
    `,
  },
  {
    name: '0015-fake-reports',
    sql: /* sql */ `
      -- What visitors reported as a fake of ours. Of whom reported it there is nothing.
      CREATE TABLE fake_reports (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        country text NOT NULL,
        -- Keyed hash of the text and its country, by which repetitions are counted.
        text_hash text NOT NULL UNIQUE,
        -- AES-256-GCM under the key of that name: the text.
        key_id text NOT NULL,
        content bytea NOT NULL,
        reports integer NOT NULL DEFAULT 1,
        first_at timestamptz NOT NULL DEFAULT now(),
        last_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX fake_reports_listed ON fake_reports (country, reports DESC, last_at DESC);
      CREATE INDEX fake_reports_last ON fake_reports (last_at);
    `,
  },
  {
    name: '0016-finder-results',
    sql: /* sql */ `
      -- How often a tree of questions fixed a device, and how often not. Of who answered there is nothing.
      CREATE TABLE finder_results (
        -- In UTC.
        day date NOT NULL,
        country text NOT NULL,
        slug text NOT NULL,
        is_fixed boolean NOT NULL,
        count integer NOT NULL,
        PRIMARY KEY (day, country, slug, is_fixed)
      );
    `,
  },
  {
    name: '0017-repair-words',
    sql: /* sql */ `
      -- Orders that somebody wants to hear of.
      CREATE TABLE repair_watches (
        id uuid PRIMARY KEY,
        -- Keyed hash of the order's number.
        order_hash text NOT NULL UNIQUE,
        -- AES-256-GCM under the key of that name: the number, and where it was asked for.
        key_id text NOT NULL,
        content bytea NOT NULL,
        -- Grows with each claim and each event.
        turns integer NOT NULL DEFAULT 0,
        failures integer NOT NULL DEFAULT 0,
        -- Until when the service tells of changes.
        told_until timestamptz,
        due_at timestamptz NOT NULL DEFAULT now(),
        begun_at timestamptz NOT NULL DEFAULT now(),
        -- Set once nothing can change any more.
        settled_at timestamptz
      );
      CREATE INDEX repair_watches_due ON repair_watches (due_at) WHERE settled_at IS NULL;
      CREATE TABLE word_subscriptions (
        id uuid PRIMARY KEY,
        watch uuid NOT NULL REFERENCES repair_watches ON DELETE CASCADE,
        channel text NOT NULL CHECK (channel IN ('email', 'push', 'sms', 'whatsapp')),
        -- Keyed hashes of where it goes to, and of whose it is.
        address_hash text NOT NULL,
        subjects text[] NOT NULL,
        -- In links to its owner alone.
        token uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
        -- Of the repair, as its owner last heard of it.
        state text NOT NULL,
        is_at_night boolean NOT NULL,
        key_id text NOT NULL,
        content bytea NOT NULL,
        begun_at timestamptz NOT NULL DEFAULT now(),
        -- Before, nothing but the question is sent.
        confirmed_at timestamptz,
        UNIQUE (watch, channel, address_hash)
      );
      CREATE INDEX word_subscriptions_subjects ON word_subscriptions USING gin (subjects);
      -- What is to be sent, and what was.
      CREATE TABLE repair_words (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        subscription uuid NOT NULL REFERENCES word_subscriptions ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('confirm', 'news')),
        -- The state of the repair and since when, of news: each is told once.
        about text NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        -- By quiet hours; later ones are tries.
        first_due_at timestamptz NOT NULL DEFAULT now(),
        due_at timestamptz NOT NULL DEFAULT now(),
        settled_at timestamptz,
        outcome text,
        UNIQUE (subscription, kind, about)
      );
      CREATE INDEX repair_words_due ON repair_words (due_at) WHERE settled_at IS NULL;
      -- Of the service, so that none counts twice.
      CREATE TABLE repair_events (
        id uuid PRIMARY KEY,
        taken_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX repair_events_taken ON repair_events (taken_at);
    `,
  },
  {
    name: '0018-account-devices',
    sql: /* sql */ `
      -- Devices that somebody keeps in the account.
      CREATE TABLE account_devices (
        -- A keyed hash of whose they are.
        account text PRIMARY KEY,
        -- AES-256-GCM under the key of that name: the list.
        key_id text NOT NULL,
        content bytea NOT NULL,
        -- Grows with each change.
        revision integer NOT NULL DEFAULT 1,
        seen_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX account_devices_seen ON account_devices (seen_at);
    `,
  },
] as const
