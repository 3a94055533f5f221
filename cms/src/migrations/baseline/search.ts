import { sql } from '@payloadcms/db-postgres'

/** The index of what visitors can search. Like the outbox, it has a schema of its own, which Payload leaves alone. */
export const search = () => [sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`, tables, corrections, queue]

const tables = sql`
  CREATE SCHEMA search;

  CREATE TABLE search.documents (
    collection text NOT NULL,
    document_id bigint NOT NULL,
    locale text NOT NULL,
    kind text NOT NULL,
    -- Codes of the countries that show it; null for all.
    countries text[],
    -- Documents of one slot stand in one another's place: of those that a country shows, the one with the highest
    -- standing is seen there.
    slot text NOT NULL,
    standing bigint NOT NULL,
    url text NOT NULL,
    published_at timestamptz NOT NULL,
    -- The words of the title, folded, for questions that are a title.
    title_key text NOT NULL,
    title_words tsvector NOT NULL,
    words tsvector NOT NULL,
    title text NOT NULL,
    text text NOT NULL,
    keywords text NOT NULL,
    -- What of the vocabulary came from it.
    vocabulary text[] NOT NULL,
    -- What answers are taken from.
    passages jsonb NOT NULL DEFAULT '[]',
    PRIMARY KEY (collection, document_id, locale)
  ) WITH (toast_tuple_target = 512, parallel_workers = 0);
  -- Whoever ranks reads the words of many documents, and the texts of ten. It takes less time than starting workers.
  ALTER TABLE search.documents ALTER COLUMN words SET STORAGE MAIN, ALTER COLUMN title_words SET STORAGE MAIN;
  -- There may be a hundred thousand articles and a word may be in most of them. All else is little, and is
  -- looked through whole: so each has an index of its own.
  -- One for each language: in one for all, a word of the visitor's language that is also one of a language with many
  -- more articles has the rows of all of these read.
  DO $$
  DECLARE language text;
  BEGIN
    FOREACH language IN ARRAY ARRAY['ar', 'bn', 'en', 'es', 'fr', 'id', 'my', 'pt', 'ru', 'th', 'tr', 'uk', 'uz', 'vi'] LOOP
      EXECUTE format('CREATE INDEX %I ON search.documents USING gin (words)
        WHERE collection = ''news'' AND locale = %L', 'news_words_' || language, language);
      EXECUTE format('CREATE INDEX %I ON search.documents USING gin (title_words)
        WHERE collection = ''news'' AND locale = %L', 'news_title_words_' || language, language);
    END LOOP;
  END $$;
  CREATE INDEX news_newest ON search.documents (locale, published_at DESC) WHERE collection = 'news';
  CREATE INDEX other_words ON search.documents USING gin (words) WHERE collection <> 'news';
  CREATE INDEX documents_slot ON search.documents (collection, slot, standing) WHERE standing > 0;

  -- Compared byte by byte, so that a range of the index holds all words that begin alike.
  CREATE TABLE search.words (
    locale text NOT NULL,
    word text COLLATE "C" NOT NULL,
    stem text COLLATE "C" NOT NULL,
    -- As somebody wrote it, with its accents.
    written text NOT NULL,
    -- In letters that pg_trgm knows in every database.
    spelling text NOT NULL,
    -- How many documents have it, and how many have it in their title.
    documents integer NOT NULL,
    titles integer NOT NULL,
    PRIMARY KEY (locale, word)
  );
  CREATE INDEX words_stem ON search.words (locale, stem);
  CREATE INDEX words_spelling ON search.words USING gin (spelling gin_trgm_ops);
`

// The threshold is lower than pg_trgm's own: one wrong letter in the middle of a short word leaves little in common.
const corrections = sql`
  CREATE FUNCTION search.similar_words(spelling text, locales text[])
  RETURNS TABLE (locale text, word text, written text, documents integer)
  LANGUAGE plpgsql STABLE SET pg_trgm.similarity_threshold = 0.22 AS $$
  BEGIN
    RETURN QUERY SELECT w.locale, w.word::text, w.written, w.documents FROM search.words w
      WHERE w.spelling % similar_words.spelling AND w.locale = ANY (similar_words.locales)
      ORDER BY similarity(w.spelling, similar_words.spelling) DESC, w.documents DESC LIMIT 40;
  END $$;
`

// What a publication names is queued in its own transaction, so that no indexer that dies can miss it.
const queue = sql`
  CREATE TABLE search.queue (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    collection text NOT NULL,
    document_id bigint NOT NULL
  );

  CREATE FUNCTION search.queue_publication() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO search.queue (collection, document_id) VALUES (NEW.collection, NEW.document_id);
    RETURN NULL;
  END $$;

  CREATE TRIGGER queue_for_search AFTER INSERT ON publications.publication
    FOR EACH ROW EXECUTE FUNCTION search.queue_publication();
`
