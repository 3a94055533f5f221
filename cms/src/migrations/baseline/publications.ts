import { sql } from '@payloadcms/db-postgres'

/**
 * The outbox of publications, and the number that grows with each of them. It has a schema of its own because Payload drops
 * what it does not know from `public` when it pushes a schema in development.
 */
export const publications = () => [tables, reading, recording, publishing, version]

const tables = sql`
  CREATE SCHEMA publications;

  CREATE TABLE publications.watched (
    kind text PRIMARY KEY,
    -- Both take a document's id as $1; the first gives a boolean, the second country codes as text[].
    published_query text NOT NULL,
    countries_query text
  );

  -- What the running transactions have changed so far. A row is gone before its transaction ends, so that
  -- nothing is lost when a crash empties the table.
  CREATE UNLOGGED TABLE publications.change (
    transaction xid8 NOT NULL,
    kind text NOT NULL,
    document_id bigint NOT NULL,
    tags text[] NOT NULL,
    PRIMARY KEY (transaction, kind, document_id)
  );

  CREATE TABLE publications.publication (
    -- Random: numbers would begin anew with a new database, and a site takes a known id for done.
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    collection text NOT NULL,
    document_id bigint NOT NULL,
    tags text[] NOT NULL,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp()
  );
  CREATE INDEX publication_document ON publications.publication (collection, document_id, created_at DESC);
  CREATE INDEX publication_created_at ON publications.publication (created_at);

  CREATE TABLE publications.receiver (
    address text PRIMARY KEY
  );

  CREATE TABLE publications.delivery (
    publication_id uuid NOT NULL REFERENCES publications.publication ON DELETE CASCADE,
    receiver text NOT NULL REFERENCES publications.receiver ON DELETE CASCADE,
    attempts integer NOT NULL DEFAULT 0,
    refusals integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL DEFAULT now(),
    last_error text,
    delivered_at timestamptz,
    PRIMARY KEY (publication_id, receiver)
  );
  CREATE INDEX delivery_due ON publications.delivery (receiver, refusals, next_attempt_at)
    WHERE delivered_at IS NULL;
`

// Volatile, so that each query sees what a concurrent transaction committed while a trigger waited for it.
const reading = sql`
  CREATE FUNCTION publications.is_published(kind text, document_id bigint) RETURNS boolean
  LANGUAGE plpgsql VOLATILE AS $$
  DECLARE published boolean;
  BEGIN
    EXECUTE (SELECT w.published_query FROM publications.watched w WHERE w.kind = is_published.kind)
      INTO published USING document_id;
    RETURN coalesce(published, false);
  END $$;

  CREATE FUNCTION publications.tags_of_countries(codes text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE AS $$
    SELECT coalesce(array_agg('country:' || lower(code)) FILTER (WHERE code IS NOT NULL), '{}')
    FROM unnest(codes) code
  $$;

  CREATE FUNCTION publications.country_tags(kind text, document_id bigint) RETURNS text[]
  LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    query text := (SELECT w.countries_query FROM publications.watched w WHERE w.kind = country_tags.kind);
    codes text[];
  BEGIN
    IF query IS NULL THEN RETURN '{}'; END IF;
    EXECUTE query INTO codes USING document_id;
    RETURN publications.tags_of_countries(codes);
  END $$;
`

/*
 * Payload writes a document's main row first and its other tables (relations, languages, arrays) after it;
 * other writers need not. So a change is recorded with the state before it, whichever table comes first,
 * and is published at commit with the state after it.
 */
const recording = sql`
  CREATE FUNCTION publications.record_change(kind text, document_id bigint, more_tags text[]) RETURNS void
  LANGUAGE plpgsql AS $$
  #variable_conflict use_variable
  BEGIN
    PERFORM FROM publications.change c
      WHERE c.transaction = pg_current_xact_id() AND c.kind = kind AND c.document_id = document_id
        AND c.tags @> more_tags;
    IF FOUND THEN RETURN; END IF;
    UPDATE publications.change c SET tags = c.tags || more_tags
      WHERE c.transaction = pg_current_xact_id() AND c.kind = kind AND c.document_id = document_id;
    IF FOUND THEN RETURN; END IF;
    INSERT INTO publications.change VALUES (
      pg_current_xact_id(), kind, document_id, publications.country_tags(kind, document_id) || more_tags
    );
  END $$;

  -- On a main table. Argument: the kind. A row without _status belongs to a collection without drafts.
  CREATE FUNCTION publications.document_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    document jsonb := to_jsonb(CASE WHEN TG_WHEN = 'BEFORE' THEN OLD ELSE NEW END);
  BEGIN
    -- What is in the trash is not published: to put something there, or take it out, publishes; what happens inside does not.
    IF coalesce(document ->> '_status', 'published') = 'published' AND document ->> 'deleted_at' IS NULL THEN
      PERFORM publications.record_change(TG_ARGV[0], (document ->> 'id')::bigint, '{}');
    END IF;
    RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  END $$;

  -- On the tables of a document's parts. Arguments: the kind; the column that names the parent; a query from
  -- the parent's id to the document's; one from the row as jsonb to the codes of the countries that it names
  -- (each empty where there is nothing to look up).
  CREATE FUNCTION publications.part_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    part jsonb;
    document_id bigint;
    codes text[];
  BEGIN
    FOREACH part IN ARRAY ARRAY[to_jsonb(OLD), to_jsonb(NEW)] LOOP
      CONTINUE WHEN part IS NULL;
      IF TG_ARGV[2] = '' THEN
        document_id := part ->> TG_ARGV[1];
      ELSE
        EXECUTE TG_ARGV[2] INTO document_id USING part ->> TG_ARGV[1];
      END IF;
      -- Where the document is gone, its own trigger has recorded it.
      CONTINUE WHEN document_id IS NULL OR NOT publications.is_published(TG_ARGV[0], document_id);
      codes := '{}';
      IF TG_ARGV[3] <> '' THEN
        EXECUTE TG_ARGV[3] INTO codes USING part;
      END IF;
      PERFORM publications.record_change(TG_ARGV[0], document_id, publications.tags_of_countries(codes));
    END LOOP;
    RETURN NULL;
  END $$;
`

const publishing = sql`
  CREATE FUNCTION publications.publish_change() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    all_tags text[];
    new_id uuid;
  BEGIN
    DELETE FROM publications.change c
      WHERE c.transaction = NEW.transaction AND c.kind = NEW.kind AND c.document_id = NEW.document_id
      RETURNING c.tags INTO all_tags;
    IF publications.is_published(NEW.kind, NEW.document_id) THEN
      all_tags := all_tags || publications.country_tags(NEW.kind, NEW.document_id);
    END IF;
    all_tags := ARRAY[NEW.kind, NEW.kind || ':' || NEW.document_id]
      || ARRAY(SELECT DISTINCT tag FROM unnest(all_tags) tag ORDER BY tag);
    INSERT INTO publications.publication (collection, document_id, tags)
      VALUES (NEW.kind, NEW.document_id, all_tags) RETURNING id INTO new_id;
    -- A receiver that is being added waits for this transaction, and then finds its publication.
    LOCK TABLE publications.receiver IN ROW SHARE MODE;
    INSERT INTO publications.delivery (publication_id, receiver)
      SELECT new_id, address FROM publications.receiver;
    RETURN NULL;
  END $$;

  CREATE CONSTRAINT TRIGGER publish_at_commit AFTER INSERT ON publications.change
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION publications.publish_change();

  CREATE FUNCTION publications.wake_senders() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NOTIFY publications;
    RETURN NULL;
  END $$;

  CREATE TRIGGER wake_senders AFTER INSERT ON publications.publication
    FOR EACH STATEMENT EXECUTE FUNCTION publications.wake_senders();
`

// Its row is locked until the commit: who reads a number sees all that it counts, which no sequence and no time
// could promise.
const version = sql`
  CREATE TABLE publications.content_version (version bigint NOT NULL);
  INSERT INTO publications.content_version VALUES (0);

  CREATE FUNCTION publications.count_publication() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE publications.content_version SET version = version + 1;
    RETURN NULL;
  END $$;

  CREATE TRIGGER count_publication AFTER INSERT ON publications.publication
    FOR EACH STATEMENT EXECUTE FUNCTION publications.count_publication()`
