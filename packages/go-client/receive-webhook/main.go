package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"os"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"
)

func main() {
	webhook, err := standardwebhooks.NewWebhook(os.Getenv("WEBHOOK_SECRET"))
	if err != nil {
		log.Fatal(err)
	}
	http.HandleFunc("POST /hooks/capstan", func(response http.ResponseWriter, request *http.Request) {
		// The signature covers the bytes as they arrived: verify them before you parse them.
		body, err := io.ReadAll(http.MaxBytesReader(response, request.Body, 2<<20))
		if err == nil {
			err = webhook.Verify(body, request.Header)
		}
		var event struct{ Type, Id string }
		if err == nil {
			err = json.Unmarshal(body, &event)
		}
		if err != nil {
			fmt.Println("refused:", err)
			response.WriteHeader(http.StatusBadRequest)
			return
		}
		fmt.Println(event.Type, event.Id)
		response.WriteHeader(http.StatusNoContent)
	})
	port := os.Getenv("PORT")
	if port == "" {
		port = "3000"
	}
	listener, err := net.Listen("tcp", "127.0.0.1:"+port)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("Waiting on http://%s/hooks/capstan\n", listener.Addr())
	log.Fatal(http.Serve(listener, nil))
}
