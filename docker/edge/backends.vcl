# Each process of the site, as SITE_RECEIVERS of the cms names them too. Requests go round.
vcl 4.1;

import directors;

probe ready {
  .url = "/api/health/";
  .interval = 2s;
  .timeout = 1s;
  .window = 4;
  .threshold = 3;
  .initial = 3;
}

backend site_1 {
  .host = "site";
  .port = "3000";
  .probe = ready;
  .connect_timeout = 2s;
  # Longer than any answer that a visitor waits for.
  .first_byte_timeout = 75s;
  .between_bytes_timeout = 75s;
}

# The cms.
acl purgers {
  "cms";
  "localhost";
}

# What ends TLS before this, and may give requests an id.
acl proxies {
  "localhost";
}

sub vcl_init {
  new sites = directors.round_robin();
  sites.add_backend(site_1);
}

sub vcl_recv {
  set req.backend_hint = sites.backend();
}
