# What the edge does, whatever stands behind it. Backends and the addresses that may purge are in backends.vcl.
vcl 4.1;

import std;
import xkey;

sub vcl_recv {
  if (req.restarts == 0) {
    call name_request;
  }
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(405, "Method Not Allowed"));
    }
    # Soft: what is purged is still there for when the site is away.
    set req.http.purged = xkey.softpurge(req.http.xkey-purge);
    return (synth(200, "Purged " + req.http.purged));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Answers for one visitor, and drafts for an editor.
  if (req.url ~ "^/api/" || req.http.cookie ~ "(^|; ?)__prerender_bypass=") {
    return (pass);
  }
  call name_variant;
  if (req.restarts > 0) {
    # The site failed: what there is, however old.
    set req.grace = 1d;
  } else {
    unset req.http.x-edge-try;
    if (std.healthy(req.backend_hint)) {
      # All wait for one request of the edge, so that nobody sees what was purged.
      set req.grace = 0s;
    }
  }
  # Cookies go along to the site, and no page that is kept depends on them.
  return (hash);
}

# One id through all logs. One that is given counts from a proxy of ours alone.
sub name_request {
  if (remote.ip !~ proxies || req.http.x-request-id !~ "^[A-Za-z0-9-]{8,64}$") {
    set req.http.x-request-id = "edge-" + std.time2integer(now, 0) + "-" + req.xid + "-" +
      std.integer(real=std.random(0, 999999999));
  }
}

# The few spellings that make a difference, so that each page is kept a few times at most.
sub name_variant {
  if (req.http.accept-encoding ~ "(?i)\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.accept-encoding = "br";
  } elsif (req.http.accept-encoding ~ "(?i)\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }
  # A visitor's own choice wins over the browser's.
  if (req.http.cookie ~ "(^|; ?)data-light=on(;|$)") {
    set req.http.save-data = "on";
  } elsif (req.http.cookie ~ "(^|; ?)data-light=" || req.http.save-data != "on") {
    unset req.http.save-data;
  }
  if (req.http.rsc != "1") {
    unset req.http.rsc;
  }
}

sub vcl_backend_response {
  if (beresp.status >= 500 && !bereq.uncacheable) {
    call keep_older_page;
  }
  if (beresp.http.surrogate-control ~ "max-age=[0-9]" && !beresp.http.set-cookie) {
    set beresp.ttl = std.duration(regsub(beresp.http.surrogate-control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    set beresp.grace = 1d;
  } elsif (bereq.url !~ "^/(_next/static|media)/" || beresp.status != 200 || beresp.http.set-cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
  }
  if (!beresp.uncacheable) {
    # Of whoever asked first.
    unset beresp.http.x-request-id;
    unset beresp.http.server-timing;
  }
  unset beresp.http.surrogate-control;
  unset beresp.http.cdn-cache-control;
  return (deliver);
}

sub vcl_backend_error {
  if (!bereq.uncacheable) {
    call keep_older_page;
  }
}

# Nothing takes its place. vcl_synth asks for it once, and if there is none, what the site says goes out.
sub keep_older_page {
  if (bereq.is_bgfetch || bereq.http.x-edge-try != "last") {
    return (abandon);
  }
}

sub vcl_synth {
  set resp.http.x-request-id = req.http.x-request-id;
  if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
    set req.http.x-edge-try = "last";
    return (restart);
  }
}

sub vcl_deliver {
  set resp.http.x-request-id = req.http.x-request-id;
  # Browsers ask each time, so an age tells them nothing.
  unset resp.http.age;
  unset resp.http.xkey;
  unset resp.http.cache-tag;
  unset resp.http.via;
  unset resp.http.x-varnish;
  if (obj.hits > 0) {
    set resp.http.x-cache = "hit";
  } else {
    set resp.http.x-cache = "miss";
  }
}
