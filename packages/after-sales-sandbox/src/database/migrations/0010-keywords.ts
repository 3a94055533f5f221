export const keywords = /* sql */ `
  -- The words by which centres are found, folded, each with its centres in one row: a search reads few rows.
  CREATE TABLE service_centre_keywords (
    word text PRIMARY KEY,
    centres int[] NOT NULL,
    -- For each of the centres: 0 of its city, 1 of its name or brands, 2 of its address or state.
    remoteness int[] NOT NULL
  );

  INSERT INTO service_centre_keywords
  SELECT word, array_agg(centre_id ORDER BY centre_id), array_agg(remoteness ORDER BY centre_id)
  FROM service_centre_vocabulary JOIN service_centre_words ON word_id = id
  GROUP BY word;

  DROP TABLE service_centre_vocabulary, service_centre_words;
`
