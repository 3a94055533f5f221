<?php
// Makes a new WordPress with one article: set-up.php {folder of WordPress} {folder with article.json and its pictures}
[, $wordpress, $content] = $argv;

// Nobody is to be told of it.
function wp_new_blog_notification() {}

define('WP_INSTALLING', true);
require "$wordpress/wp-load.php";
require ABSPATH . 'wp-admin/includes/upgrade.php';

$article = json_decode(file_get_contents("$content/article.json"), true, 512, JSON_THROW_ON_ERROR);
$owner = wp_install('Carelane', 'editor', 'editor@example.test', true, '', wp_generate_password(), get_locale());
wp_set_current_user($owner['user_id']);
update_option('permalink_structure', '/%postname%/');
update_option('blogdescription', $article['description']);

$post = wp_insert_post([
    'post_status' => 'publish',
    'post_name' => 'article',
    'post_title' => $article['title'],
    'post_excerpt' => $article['description'],
    'post_content' => "<p>{$article['summary']}</p>\n{$article['body']}",
], true);
if (is_wp_error($post)) {
    throw new RuntimeException($post->get_error_message());
}

$name = $article['picture'];
$kept = wp_upload_bits($name, null, file_get_contents("$content/$name"));
if ($kept['error']) {
    throw new RuntimeException($kept['error']);
}
$cover = wp_insert_attachment(['post_mime_type' => $kept['type'], 'post_title' => $name], $kept['file'], $post);
wp_update_attachment_metadata($cover, wp_generate_attachment_metadata($cover, $kept['file']));
update_post_meta($cover, '_wp_attachment_image_alt', $article['cover']['alt']);
set_post_thumbnail($post, $cover);
flush_rewrite_rules();
